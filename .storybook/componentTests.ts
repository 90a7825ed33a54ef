// Component tests see what users see: the same fonts, theme and page styles as the stories.
import './fonts.ts';
import '../packages/ui/src/foundations/global.css.ts';

document.documentElement.lang = 'en';
document.documentElement.dataset['theme'] = 'light';
