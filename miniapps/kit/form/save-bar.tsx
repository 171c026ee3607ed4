import { useRef, type MouseEvent } from 'react'
import { useFocusPassedOn } from '../bridge/use-focus-passed-on.ts'
import { useSheet } from '../bridge/use-sheet.ts'
import { Button } from '../controls/button.tsx'
import type { Form } from './form.ts'
import { FormAlert } from './form-alert.tsx'
import sheet from './save-bar.css?sheet'
import { useBarHeight } from './use-bar-height.ts'
import { words as kitWords } from '../words/words.ts'
import { words } from './words/words.ts'

interface SaveBarProps {
  form: Pick<Form<unknown>, 'submit' | 'discard' | 'isBusy' | 'failure' | 'wrong' | 'changes'>
  /** The button that saves. */
  verb?: string
  /** Of something that is yet to be made: the bar is there from the beginning. */
  isNew?: boolean
}

/** At the lower edge of the window while something is not saved: how much, what is wrong with it, Discard and Save. */
export function SaveBar({ form, verb = kitWords('save'), isNew = false }: SaveBarProps) {
  useSheet(sheet)
  const bar = useRef<HTMLDivElement>(null)
  const isOpen = isNew || form.changes > 0
  useBarHeight(bar, isOpen)
  return (
    <div
      ref={bar}
      className="os-save-bar"
      data-open={isOpen || undefined}
      role="group"
      aria-label={words('unsaved')}
    >
      <output>{form.changes > 0 && words('unsaved.count', { count: form.changes })}</output>
      <FormAlert form={form} />
      {isOpen && <SaveButtons form={form} verb={verb} />}
    </div>
  )
}

function SaveButtons({ form, verb }: SaveBarProps & { verb: string }) {
  const row = useRef<HTMLDivElement>(null)
  useFocusPassedOn(row, '.os-form-page')
  const save = (event: MouseEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <div ref={row} className="os-row">
      {form.changes > 0 && <Button onClick={form.discard}>{kitWords('discard')}</Button>}
      <Button type="submit" variant="primary" busy={form.isBusy} onClick={save}>
        {verb}
      </Button>
    </div>
  )
}
