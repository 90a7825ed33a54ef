import type { FreelancerPerson } from './freelancer.ts';

export const mobile: readonly FreelancerPerson[] = [
  {
    name: 'Tomás Herrera',
    location: 'Medellín, Colombia',
    profession: 'mobile',
    age: 30,
    years: 7,
    hourlyRate: 48,
    bio: 'Mobile developer for Flutter and React Native. Eleven apps in the stores, four of them with offline sync that survives a week in the mountains.',
    past: [
      'wrote a coffee growers’ app that synchronises after a week in the mountains',
      'brought a bank’s Flutter app from 2.9 to 4.6 stars by fixing how it starts',
      'shipped a guide for a bird reserve that works without any network',
    ],
    habits: [
      'A build lands on your own phone every Friday.',
      'I test on the cheapest phone your users own, and I buy one to keep.',
      'Store listings, screenshots and review answers are part of my work.',
    ],
    portfolio: [
      {
        title: 'Coffee, weighed in the mountains',
        picture: 'phones',
        description: 'Offline for a week, then synchronised without losing a sack.',
      },
      {
        title: 'A guide for a bird reserve',
        picture: 'map',
        description: 'Four hundred calls, one map, no network needed.',
      },
      {
        title: 'A bank that starts quickly',
        picture: 'dashboard',
        description: 'From 2.9 to 4.6 stars after a month spent on the first two seconds.',
      },
    ],
  },
  {
    name: 'Daniel Kipkemboi',
    location: 'Nairobi, Kenya',
    profession: 'mobile',
    age: 27,
    years: 5,
    hourlyRate: 38,
    bio: 'Android and Kotlin developer. Mobile money, field surveys, and apps that stay quick on a phone with two gigabytes of memory.',
    isNew: true,
    past: [
      'wrote a survey app that forty field workers carry into the Rift Valley',
      'made a mobile money agent’s app run on two gigabytes of memory',
    ],
    habits: [
      'I measure battery and data every week and report both.',
      'When a permission is not needed I take it out.',
    ],
    portfolio: [
      {
        title: 'Field survey for forty walkers',
        picture: 'phones',
        description: 'Used where a network appears twice a week; not one record lost in two years.',
      },
      {
        title: 'An agent’s till on a small phone',
        picture: 'wireframe',
        description: 'Mobile money in Kotlin on two gigabytes of memory.',
      },
    ],
  },
  {
    name: 'Ahmet Yıldız',
    location: 'İzmir, Türkiye',
    profession: 'mobile',
    age: 36,
    years: 11,
    hourlyRate: 56,
    bio: 'An iOS developer since the days of Objective-C, now Swift and SwiftUI. Bluetooth devices, health data and interfaces that feel at home on the phone.',
    past: [
      'wrote the companion app of a hearing aid, which pairs in four seconds',
      'kept a glucose meter’s app certified through three major releases of iOS',
      'found why a lock’s Bluetooth died at minus five degrees',
    ],
    habits: [
      'I record what the device really sends before I believe its manual.',
      'Every screen is checked at the largest text size Apple offers.',
      'My estimates include the review by Apple, with one refusal.',
    ],
    portfolio: [
      {
        title: 'Companion app for a hearing aid',
        picture: 'phones',
        description: 'Pairs in four seconds and respects the largest text size.',
      },
      {
        title: 'Readings that count',
        picture: 'areas',
        description: 'A glucose meter’s history, certified as a medical device.',
      },
      {
        title: 'Locks in winter',
        picture: 'diagram',
        description: 'What Bluetooth does at minus five, drawn and then repaired.',
      },
    ],
  },
];
