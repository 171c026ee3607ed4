import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import { SaveBar } from './save-bar.tsx'
import { useFocusOnWrong } from './use-focus-on-wrong.ts'

interface FormPageProps<Values> {
  form: Form<Values>
  label: string
  /** The button that saves, unless it says so. */
  verb?: string
  /** It opens dialogs, which are forms of their own: Enter in a field saves nothing. */
  hasDialogs?: boolean
  /** Of something that is yet to be made. */
  isNew?: boolean
  children: ReactNode
}

/** A form that is a page, with one bar that saves it as a whole. */
export function FormPage<Values>({ form, label, verb, hasDialogs, isNew, children }: FormPageProps<Values>) {
  const frame = useFocusOnWrong(form.tries)
  const content = (
    <>
      <div ref={frame} className="os-stack">
        {children}
      </div>
      <SaveBar form={form} verb={verb} isNew={isNew} />
    </>
  )
  const props = { className: 'os-form-page os-stack', tabIndex: -1, 'aria-label': label }
  if (hasDialogs) return <section {...props}>{content}</section>
  return (
    <form {...props} noValidate onSubmit={(event) => event.preventDefault()}>
      {content}
    </form>
  )
}
