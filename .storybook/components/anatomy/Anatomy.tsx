import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';

import { Example } from '../Example.tsx';
import * as styles from './anatomy.css.ts';
import type { Where } from './findParts.ts';
import { useMarks } from './useMarks.ts';

export interface AnatomyPart {
  /** What it is called. */
  name: string;
  /** Where it is in the picture; of several the first that is in sight. */
  at: Where;
  /** What it does, in a sentence. */
  text?: string;
  /** The component can be without it. Default false. */
  isOptional?: boolean;
}

export interface AnatomyProps {
  /** The story that is drawn. */
  of?: ComponentProps<typeof Story>['of'];
  /** What is drawn, where no story has all the parts at once. */
  children?: ReactNode;
  /** A frame for a story that looks different on a phone: as wide as its first picture. Default false. */
  isFramed?: boolean;
  /** How high the frame of a story is. */
  height?: string;
  /** The picture takes all of the page's width; the parts are below it. Default false. */
  isWide?: boolean;
  /** From the start to the end. */
  parts: readonly AnatomyPart[];
}

/** A component with numbers on its parts, and what each part is. */
export function Anatomy({ of, children, isFramed = false, height, isWide = false, parts }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const found = useMarks(
    stage,
    picture,
    parts.map(({ at }) => at),
  );
  const namesOf = (isWanted: (index: number) => boolean) =>
    parts.flatMap(({ name }, index) => (isWanted(index) ? [name] : [])).join(', ');
  // What is optional may be absent in another language, such as AM and PM.
  const absent = namesOf((index) => !parts[index]?.isOptional && (found?.absent.includes(index) ?? false));
  // The audit of pages reads it: on a wide screen every part has its number.
  const missing = namesOf((index) => !found?.marks[index]);
  return (
    <div
      className={`sb-unstyled ${isWide ? '' : styles.beside}`}
      {...(missing === '' ? {} : { 'data-missing': missing })}
    >
      {/* The contents of the page leave out headings within this class. */}
      <div ref={stage} className={`docs-story ${styles.stage}`}>
        <div ref={picture} className={styles.picture}>
          {children === undefined ? (
            <Story of={of} {...(isFramed && { inline: false })} {...(height !== undefined && { height })} />
          ) : (
            <div data-name="Anatomy">
              <Example isWide={isWide}>{children}</Example>
            </div>
          )}
        </div>
        <svg className={styles.marks} aria-hidden="true">
          {found?.marks.map((mark, index) =>
            mark === null ? null : (
              <g key={parts[index]?.name}>
                {/* A wider one below sets it off from a ground of its own color. */}
                {[styles.edge, undefined].map((className) => (
                  <line
                    key={className ?? 'line'}
                    className={className}
                    x1={mark.number.x}
                    y1={mark.number.y}
                    x2={mark.end.x}
                    y2={mark.end.y}
                  />
                ))}
                <circle cx={mark.end.x} cy={mark.end.y} r={3} />
                <circle cx={mark.number.x} cy={mark.number.y} r="0.5em" />
                <text x={mark.number.x} y={mark.number.y}>
                  {index + 1}
                </text>
              </g>
            ),
          )}
        </svg>
      </div>
      {absent === '' ? null : <p role="alert">The picture has no part like this: {absent}.</p>}
      {/* Safari takes a list without its own numbers for none. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={isWide ? styles.columns : styles.parts}>
        {parts.map(({ name, text, isOptional = false }, index) => (
          <li key={name} className={styles.part}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <span className={styles.name}>{name}</span>
              {isOptional ? <span className={styles.optional}> (optional)</span> : null}
              {text === undefined ? null : <div className={styles.text}>{text}</div>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
