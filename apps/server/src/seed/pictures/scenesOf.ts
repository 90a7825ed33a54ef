import type { Profession } from '../professions.ts';
import type { SceneName } from './scenes/scenes.ts';

/** What the portfolio of each profession shows. */
export const scenesOf: Readonly<Record<Profession, readonly SceneName[]>> = {
  frontend: ['booking', 'components', 'code', 'page'],
  fullstack: ['dashboard', 'page', 'diagram', 'code'],
  backend: ['schema', 'diagram', 'code', 'cluster'],
  mobile: ['phones', 'wireframe', 'map'],
  productDesign: ['wireframe', 'phones', 'components', 'dashboard'],
  brandDesign: ['identity', 'poster', 'specimen', 'packaging'],
  copywriting: ['page', 'manuscript', 'spread'],
  contentWriting: ['spread', 'manuscript', 'page'],
  translation: ['translation', 'manuscript', 'spread'],
  marketing: ['campaign', 'columns', 'results'],
  seo: ['results', 'map', 'columns'],
  dataScience: ['areas', 'columns', 'dashboard', 'clusters'],
  machineLearning: ['network', 'detection', 'clusters'],
  devops: ['cluster', 'diagram', 'areas'],
  security: ['shield', 'diagram', 'ledger'],
  finance: ['ledger', 'columns', 'areas'],
  wordpress: ['page', 'code', 'booking'],
  videoMotion: ['storyboard', 'timeline', 'poster'],
  gameDev: ['world', 'storyboard', 'phones'],
  virtualAssistant: ['board', 'ledger', 'plan'],
  projectManagement: ['plan', 'board', 'diagram'],
};
