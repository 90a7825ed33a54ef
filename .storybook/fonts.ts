// A picture is taken when its fonts are there, however late: these faces swap, where those of the app do not.
import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
