import { loadFaces } from '../fonts.ts';

import './hebrewFonts.css';

await loadFaces('א');
