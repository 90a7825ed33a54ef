import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
