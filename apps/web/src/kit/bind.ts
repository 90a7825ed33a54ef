import type { FormContext } from '@guildhall/machines/kit/forms';

/** The fields that a flow lets a person edit. */
type FieldOf<Event> = Extract<Event, { type: 'field.change'; name: string }>['name'];

/**
 * What the fields of a form take: `field('title')` is its name, its value, what is wrong with it, and how an edit is
 * sent. A list to choose from cannot be read only and takes `choice`; a switch or a checkbox takes `toggle`.
 */
export function bind<Values, Event extends { type: string }>(
  { values, problems }: Pick<FormContext<Values>, 'values' | 'problems'>,
  send: (event: Event) => void,
  isReadOnly: boolean,
) {
  type Name = FieldOf<Event> & keyof Values;
  const common = <Field extends Name>(name: Field) => ({
    name,
    onChange: (value: Values[Field]) =>
      // The flow's event of this name takes the value of this name, which TypeScript cannot follow through the union.
      send({ type: 'field.change', name, value } as { type: string } as Event),
    errorMessage: problems[name],
  });
  return {
    field: <Field extends Name>(name: Field) => ({ ...common(name), value: values[name], isReadOnly }),
    choice: <Field extends Name>(name: Field) => ({ ...common(name), value: values[name], isDisabled: isReadOnly }),
    toggle: <Field extends Name>(name: Field) => ({ ...common(name), isSelected: values[name], isReadOnly }),
  };
}
