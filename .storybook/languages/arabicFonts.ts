import { loadFaces } from '../fonts.ts';

import './arabicFonts.css';

await loadFaces('ا');
