import type { ReactNode } from 'react';

import { FormNeedsScripts } from './FormNeedsScripts.tsx';
import { scripted } from './scripted.css.ts';

interface NeedsScriptsProps {
  /** A form that only scripts can send. */
  children: ReactNode;
  /** What to do where there are none, beyond switching them on. */
  instead?: ReactNode;
}

/** A form, or a note in its place where scripts are off: what is typed into it then would be lost. */
export function NeedsScripts({ children, instead }: NeedsScriptsProps) {
  return (
    <>
      {/* Only the server draws it: what stands in noscript is no part of the page where scripts run. */}
      <noscript>{import.meta.env.SSR ? <FormNeedsScripts>{instead}</FormNeedsScripts> : null}</noscript>
      <div className={scripted}>{children}</div>
    </>
  );
}
