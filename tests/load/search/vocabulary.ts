const list = (text: string): string[] => text.trim().split(/\s+/);

const commonWords = list(`
  build design web mobile applications teams product software launch brand strategy clients years experience data
  reports clean fast shop store content blog articles research users interface testing support migration backend
  frontend cloud security payments booking analytics marketing campaign email social photos video editing translation
  writing copy landing pages search performance accessibility accessible prototype wireframes logo illustration print
  packaging startup agency enterprise remote freelance senior junior lead developer designer writer marketer engineer
  consultant manager expert specialist python javascript react vue angular node django rails laravel wordpress shopify
  figma sketch photoshop aws docker kubernetes postgres mysql mongodb graphql rest api integration automation scripts
  dashboard charts forms login checkout delivery schedule calendar maps chat messages notification settings profile
  admin portal website platform service tool plugin theme template library component pattern guidelines documentation
  training workshop coaching interview hiring onboarding growth sales revenue budget planning roadmap quality review
  audit compliance health education finance travel hotel restaurant music games sports fashion beauty food farming`);

const syllables = list(`
  ba be bi bo ca ce co da de di do fa fe fi ga ge go ha he hi ka ke ki la le li lo ma me mi mo na ne ni no pa pe pi po
  ra re ri ro sa se si so ta te ti to va ve vi wa we za ze`);
const endings = list('n r s t l m ing ed er al');

/** A word that no one uses, the same for the same number. */
function madeUpWord(number: number): string {
  let rest = Math.imul(number, 2_654_435_761) >>> 0;
  let word = '';
  for (let part = 0; part < 2 + (number % 3); part += 1) {
    word += syllables[rest % syllables.length] ?? '';
    rest = Math.floor(rest / syllables.length);
  }
  return word + (endings[number % endings.length] ?? '');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The commonest first, as the picks below expect. */
export const words = [...commonWords, ...Array.from({ length: 5850 }, (_, number) => madeUpWord(number))];

export const firstNames = list(`
  Amara Nora Elias Rohan Janelle Maya Jonas Liam Emma Olivia Noah Ava Sofia Lucas Mia Hanna Anna Johanna Joanna Annabel
  Ali Omar Fatima Chen Wei Yuki Haruto Sakura Raj Priya Arjun Ananya Diego Hugo Lucia Carlos Maria Jose Juan Pedro Ana
  Luisa Igor Olga Ivan Natalia Dmitri Svetlana Pierre Marie Luc Camille Giulia Marco Luca Chiara Lars Ingrid Sven Astrid
  Bjorn Freya Kwame Ama Kofi Zola Thabo Naledi Mohammed Aisha Yusuf Leila Hassan Zainab Benjamin Jana Samuel David
  Daniel Sarah Laura Paul Peter Mark John Jane Kate Alice Grace Ruth Rose Lily Max Felix Oscar Theo Leo Finn Ida Ella
  Nina Vera Zoe Chloe Isla Iris Siobhán André Zoë Łukasz`);

export const lastNames = [
  ...list(`
    Smith Johnson Brown Jones Garcia Miller Davis Martinez Lopez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee
    Thompson White Harris Clark Lewis Walker Hall Young King Wright Hill Green Adams Baker Nelson Carter Mitchell
    Roberts Turner Phillips Campbell Parker Evans Edwards Collins Okafor Lindqvist Weber Lindgren Brandt Kapoor Baptiste
    Kim Park Tanaka Sato Suzuki Wang Li Zhang Liu Singh Kumar Sharma Patel Gupta Khan Ahmed Hussain Silva Santos
    Oliveira Costa Ferreira Rossi Russo Ferrari Bianchi Dubois Moreau Laurent Schmidt Schneider Fischer Meyer Wagner
    Becker Hansen Olsen Larsen Nilsson Eriksson Virtanen Kowalski Nowak Novak Horvat Popov Ivanov Petrov Mensah Nkosi`),
  ...Array.from({ length: 5000 }, (_, number) => capital(madeUpWord(number + 10_000))),
];

const countries =
  'Germany,France,India,United States,Brazil,Nigeria,Poland,Spain,Italy,Netherlands,Pakistan,Philippines,Portugal,Kenya,Japan'.split(
    ',',
  );
const cities = list(
  'Lagos Lisbon Berlin Hamburg Paris London Mumbai Delhi Austin Warsaw Madrid Rome Nairobi Tokyo Jakarta',
);

/** Three thousand, the biggest first. */
export const places = [
  ...cities,
  ...Array.from({ length: 2985 }, (_, number) => capital(madeUpWord(number + 20_000))),
].map((city, number) => `${city}, ${countries[number % countries.length]}`);

/** What freelancers call their skills beside the catalogue's names: two thousand, each rare. */
export const ownSkills = Array.from({ length: 2000 }, (_, number) => {
  const kinds = ['Design', 'Development', 'Consulting', 'Writing', 'Strategy'];
  return `${capital(madeUpWord(number))} ${kinds[number % kinds.length]}`;
});
