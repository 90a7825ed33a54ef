import type { Schema } from '../../../kit/schema.ts';
import { samplePictures } from '../../pictures.ts';
import { at, idOf } from './kit.ts';

/** What is true of a client, besides what follows from posts and ratings. */
export interface Client {
  userId: string;
  name: string;
  email: string;
  face: string | null;
  company: string | null;
  industry: Schema<'Industry'> | null;
  companySize: string | null;
  location: string | null;
  zone: string | null;
  website: string | null;
  bio: string | null;
  summary: string | null;
  verified: Schema<'Verified'> | null;
  joinedAt: string;
}

const bare = {
  face: null,
  company: null,
  industry: null,
  companySize: null,
  location: null,
  zone: null,
  website: null,
  bio: null,
  summary: null,
  verified: null,
};

const client = (number: number, facts: Partial<Client> & Pick<Client, 'name' | 'email' | 'joinedAt'>): Client => ({
  ...bare,
  userId: idOf(1, number),
  ...facts,
});

const website = (address: string): Pick<Client, 'website' | 'verified'> => ({
  website: address,
  verified: { subject: 'website', address, checkedAt: at('2026-11-03', '09:30') },
});

/** Those who post work. Among them are the longest name of the marketplace, and names in Greek, Turkish and Ukrainian. */
export const clients = {
  mara: client(1, {
    name: 'Mara Lindqvist',
    email: 'mara@harbourandpine.example',
    face: samplePictures.mara,
    company: 'Harbour & Pine',
    industry: 'E-commerce',
    companySize: '11-50',
    location: 'Gothenburg, Sweden',
    zone: 'Europe/Stockholm',
    ...website('https://harbourandpine.example'),
    bio: 'We sell furniture that is made to be repaired.',
    summary: 'Looking for people who care about small shops.',
    joinedAt: at('2025-01-13'),
  }),
  /** Says little about himself, and is rated by no one yet. */
  tobias: client(2, {
    name: 'Tobias Okafor',
    email: 'tobias@tallowclinic.example',
    company: 'Tallow Clinic',
    industry: 'Healthcare',
    joinedAt: at('2026-07-06', '12:20'),
  }),
  /** Has no company. */
  wren: client(3, {
    name: 'Wren Castellanos',
    email: 'wren@castellanos.example',
    location: 'Lyon, France',
    bio: 'On Saturdays we mend what others throw away.',
    joinedAt: at('2026-10-28', '16:45'),
  }),
  /** Posts more than a page of lists can hold. */
  nadia: client(4, {
    name: 'Nadia Haddad',
    email: 'nadia@cedarprint.example',
    company: 'Cedar Print',
    industry: 'Marketing & Advertising',
    companySize: '1-10',
    location: 'Beirut, Lebanon',
    zone: 'Asia/Beirut',
    ...website('https://cedarprint.example'),
    bio: 'A print shop for clubs, schools and festivals.',
    joinedAt: at('2024-02-01'),
  }),
  eleni: client(5, {
    name: 'Ελένη Παπαδάκη',
    email: 'eleni@seamuseum.example',
    company: 'Museum of the Sea',
    industry: 'Non-profit',
    companySize: '11-50',
    location: 'Heraklion, Greece',
    zone: 'Europe/Athens',
    ...website('https://seamuseum.example'),
    bio: 'Four rooms, one wreck, and forty thousand visitors a year.',
    joinedAt: at('2025-02-17', '11:00'),
  }),
  cagri: client(6, {
    name: 'Çağrı Yıldızoğlu',
    email: 'cagri@yildizlojistik.example',
    company: 'Yıldız Lojistik',
    industry: 'Transportation',
    companySize: '51-200',
    location: 'İzmir, Türkiye',
    zone: 'Europe/Istanbul',
    bio: 'Parcels and pallets between the Aegean and the Alps.',
    joinedAt: at('2025-03-03', '08:10'),
  }),
  siobhan: client(7, {
    name: "Siobhán O'Donoghue",
    email: 'siobhan@odonoghue.example',
    company: "O'Donoghue & Daughters",
    industry: 'Food & Beverage',
    companySize: '1-10',
    location: 'Cork, Ireland',
    zone: 'Europe/Dublin',
    ...website('https://odonoghue.example'),
    bio: 'Bread in the morning, preserves in the autumn.',
    joinedAt: at('2025-04-07', '07:30'),
  }),
  carmo: client(8, {
    name: 'Maria do Carmo de Vasconcelos e Sousa de Albuquerque-Noronha',
    email: 'carmo@setefontes.example',
    company: 'Quinta das Sete Fontes',
    industry: 'Real Estate',
    location: 'Évora, Portugal',
    bio: 'Old houses in the Alentejo, put in order one by one.',
    joinedAt: at('2026-01-19', '10:30'),
  }),
  olena: client(9, {
    name: 'Олена Шевчук',
    email: 'olena@tramlibrary.example',
    company: 'The Tram Library',
    industry: 'Education',
    companySize: '1-10',
    location: 'Lviv, Ukraine',
    bio: 'Nine thousand books in a tram that no longer runs.',
    joinedAt: at('2026-05-04', '13:15'),
  }),
  /** Signed up a moment ago. */
  jonas: client(10, { name: 'Jonas Brandt', email: 'jonas@brandt.example', joinedAt: at('2026-11-20', '08:55') }),
} satisfies Record<string, Client>;
