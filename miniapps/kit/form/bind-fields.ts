import type { Form } from './form.ts'
import { type WrongField, wrongText } from './wrong-fields.ts'

/** Ties the kit's controls to the values of a form. */
export function bindFields<Values extends object>(
  values: Values,
  set: (part: Partial<Values>) => void,
  wrong: readonly WrongField[],
): Pick<Form<Values>, 'field' | 'tick' | 'errorAt'> {
  const put = (name: keyof Values, value: unknown) => set({ [name]: value } as Partial<Values>)
  const errorAt = (path: string, notValid?: string) => {
    const found = wrong.find((each) => each.path === path || each.path.startsWith(`${path}.`))
    return found && wrongText(found, notValid)
  }
  return {
    errorAt,
    field: (name, notValid) => ({
      value: values[name],
      onChange: (value) => put(name, value),
      error: errorAt(name, notValid),
    }),
    tick: (name) => ({ checked: values[name] === true, onChange: (checked) => put(name, checked) }),
  }
}
