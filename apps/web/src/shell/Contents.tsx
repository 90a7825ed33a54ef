import * as styles from './contents.css.ts';

interface ContentsProps {
  /** The parts of the page, each with the id that it has there. */
  parts: readonly { id: string; title: string }[];
  /** The part that is being read, marked; null before that is known. Left out on pages that do not say. */
  current?: string | null;
}

/** The way to each part of the page. */
export function Contents({ parts, current }: ContentsProps) {
  const look = current === undefined ? styles.plain : styles.marked;
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p id="contents" className={look.title}>
        On this page
      </p>
      <ol className={look.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            {/* The browser itself goes to a place on this page. */}
            <a href={`#${id}`} className={look.link} {...(id === current && { 'aria-current': 'location' as const })}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
