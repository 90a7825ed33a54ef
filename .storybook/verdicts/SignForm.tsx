/** @jsxRuntime classic */
// Storybook's own frame is built for its React, which has no JSX runtime to import.
import React, { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { useChannel } from 'storybook/manager-api';

import { criteria, principles } from '../../tests/audit/criteria.ts';
import type { SignedVerdict } from '../../tests/audit/verdicts/verdict.ts';
import { judgements, verdictFile, verdictText } from '../../tests/audit/verdicts/verdict.ts';
import type { Signed } from './messages.ts';
import { messages } from './messages.ts';
import { Choice, Choices, Field, Muted, Title } from './parts.ts';

interface SignFormProps {
  story: string;
  /** What the story is now. */
  seen: string;
  onSigned: () => void;
}

const isBuilt = Reflect.get(globalThis, 'CONFIG_TYPE') !== 'DEVELOPMENT';

/** The name stays from story to story, and from day to day. */
const nameKey = 'guildhall-auditor';

const today = () => new Date().toLocaleDateString('sv');

/** A built Storybook has no server that could write the file: the auditor gets it. */
function download(verdict: SignedVerdict): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([verdictText(verdict)], { type: 'application/json' }));
  link.download = verdictFile(verdict);
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Where an auditor signs what they found of a criterion in the story. */
export function SignForm({ story, seen, onSigned }: SignFormProps) {
  const id = useId();
  const [number, setNumber] = useState(criteria[0]?.number);
  const [news, setNews] = useState('');
  const emit = useChannel({
    [messages.signed]: ({ verdict, reason }: Signed) => {
      setNews(reason === null ? `Kept as docs/verdicts/${verdictFile(verdict)}. Commit it.` : `Not kept: ${reason}`);
      onSigned();
    },
  });
  const criterion = criteria.find((each) => each.number === number);

  function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    // The form's own fields, whose values the browser has checked.
    const verdict = { story, criterion: number, ...Object.fromEntries(given), on: today(), seen } as SignedVerdict;
    localStorage.setItem(nameKey, verdict.by);
    if (!isBuilt) return emit(messages.sign, verdict);
    download(verdict);
    setNews(`Put ${verdictFile(verdict)} into docs/verdicts and commit it.`);
  }

  return (
    <form onSubmit={sign} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>Sign a verdict</Title>
      <Field>
        <label htmlFor={`${id}-criterion`}>Criterion of WCAG 2.2</label>
        <select
          id={`${id}-criterion`}
          value={number}
          onChange={({ target }) => setNumber(criteria.find((each) => each.number === target.value)?.number)}
        >
          {principles.map(({ name, criteria: its }) => (
            <optgroup key={name} label={name}>
              {its.map((each) => (
                <option key={each.number} value={each.number}>
                  {each.number} {each.name} ({each.level})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Muted>Left to you: {criterion?.person}</Muted>
        <Muted>
          Programs can tell: {criterion?.automation} <a href={criterion?.url}>What the criterion asks for</a>
        </Muted>
      </Field>
      <Choices>
        <legend>What you found</legend>
        {Object.entries(judgements).map(([value, label]) => (
          <Choice key={value}>
            <input type="radio" name="judgement" value={value} required /> {label}
          </Choice>
        ))}
      </Choices>
      <Field>
        <label htmlFor={`${id}-note`}>What you saw, and how you looked</label>
        <textarea id={`${id}-note`} name="note" required />
      </Field>
      <Field>
        <label htmlFor={`${id}-by`}>Your name</label>
        <input
          id={`${id}-by`}
          name="by"
          required
          autoComplete="name"
          defaultValue={localStorage.getItem(nameKey) ?? ''}
        />
      </Field>
      <Field style={{ justifyItems: 'start' }}>
        <Button type="submit" variant="solid" ariaLabel={false}>
          {isBuilt ? 'Sign and download' : 'Sign and keep'}
        </Button>
        <output>{news}</output>
      </Field>
    </form>
  );
}
