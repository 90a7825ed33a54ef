import { samplePictures } from '../../pictures.ts';
import type { Freelancer } from './freelancer.ts';
import { at, idOf } from './kit.ts';

/** What Ngozi Adeyemi has learned, where she has worked, and what she shows of it. */
export const ngozisEntries: Pick<Freelancer, 'education' | 'experienceEntries' | 'portfolio' | 'resume'> = {
  education: [
    {
      id: idOf(8, 1),
      institution: 'University of Lagos',
      degree: 'BSc',
      field: 'Computer science',
      startYear: 2011,
      endYear: 2015,
    },
  ],
  experienceEntries: [
    {
      id: idOf(9, 1),
      title: 'Independent developer',
      company: 'Adeyemi Studio',
      startDate: '2025-03-01',
      endDate: null,
      description: 'Web applications for teams of two to twenty.',
    },
    {
      id: idOf(9, 2),
      title: 'Front-end lead',
      company: 'Kola & Sons',
      startDate: '2018-11-01',
      endDate: '2025-02-28',
      description: 'A shop for spare parts, from the first sketch to 40,000 orders a month.',
    },
  ],
  portfolio: [
    {
      id: idOf(10, 1),
      title: 'A catalogue that forgives spelling',
      description: 'Search for people who type with one hand.',
      projectUrl: 'https://adeyemi.example/catalogue',
      technologies: ['React', 'TypeScript'],
      image: samplePictures.work,
    },
    {
      id: idOf(10, 2),
      title: 'Tide tables for the wrist',
      description: null,
      projectUrl: null,
      technologies: ['React Native'],
      image: null,
    },
    {
      id: idOf(10, 3),
      title: 'A map of quiet streets',
      description: null,
      projectUrl: null,
      technologies: ['TypeScript', 'PostgreSQL'],
      image: null,
    },
  ],
  resume: {
    url: '/api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55',
    fileName: 'ngozi-adeyemi.pdf',
    size: 248_000,
    uploadedAt: at('2026-10-02', '09:30'),
  },
};
