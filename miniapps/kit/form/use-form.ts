import type * as v from 'valibot'
import type { ValuesOf } from '../../domain/form/values-of.ts'
import { useUnsaved } from '../bridge/use-unsaved.ts'
import { bindFields } from './bind-fields.ts'
import type { Form } from './form.ts'
import { useEdits } from './use-edits.ts'
import { useRefused } from './use-refused.ts'
import { useSending } from './use-sending.ts'
import { useWrongFields } from './use-wrong-fields.ts'
import { check } from './wrong-fields.ts'

interface FormOptions<Answer> {
  /** Follows success; left out, a dialog closes. */
  done?: ((answer: Answer) => void) | undefined
  /** Keeps what was entered under this key, so that a reload does not lose it. */
  draft?: string | undefined
}

/**
 * A form: values, checks once somebody tried to save, what is unsaved, the server's refusals at their fields, the focus on
 * the first fault. `first` may come in later, and anew after saving: the person's changes lie on top. `send` gets what the
 * schema made of the values; while it throws everything stays, and if it answers `false` there is more to do first.
 */
export function useForm<Input extends object, Output, Answer>(
  schema: v.GenericSchema<Input, Output>,
  first: NoInfer<ValuesOf<Input>>,
  send: (values: Output) => Answer | false | Promise<Answer | false>,
  { done, draft }: FormOptions<Answer> = {},
): Form<ValuesOf<Input>> {
  const { values, changed, set, settle, discard } = useEdits<ValuesOf<Input>>(first, draft)
  const sending = useSending()
  const changes = Object.keys(changed).length
  useUnsaved(changes > 0 && !sending.isSent, draft !== undefined)
  const checked = check(schema, values)
  const { refused, failure, remember } = useRefused(sending.failure, values)
  const fields = useWrongFields([...checked.wrong, ...refused])
  const submit = (close?: () => void) => {
    fields.attempt('all')
    if (!checked.isRight) return
    remember()
    const follow = (answer: Answer) => {
      settle(changed)
      fields.restart()
      if (done) done(answer)
      else close?.()
    }
    sending.run(() => send(checked.output), follow)
  }
  return {
    ...bindFields(values, set, fields.shown),
    values,
    set,
    submit,
    changes,
    failure,
    draft,
    wrong: fields.shown,
    isBusy: sending.isBusy,
    tries: fields.tries + sending.failures,
    attempt: (names) => fields.attempt(new Set(names)),
    discard: () => {
      discard()
      fields.restart()
    },
  }
}
