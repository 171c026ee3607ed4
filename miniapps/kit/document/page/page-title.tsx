import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Pencil } from 'lucide'
import { textOf } from '../../../domain/document/change.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { useOpenFields } from '../fields/open-fields.ts'
import { FieldTrouble } from '../field-trouble.tsx'
import { useField } from '../use-document.ts'
import { words } from '../words/words.ts'

const TITLE = 'title'

/** The page's heading; where the document has a title of its own and may be changed, it is renamed here. */
export function PageTitle({ title, help }: { title: string; help?: string | undefined }) {
  const { document, isClosed, shows } = useOpenFields()
  const hasTitle = TITLE in document.rules.fields
  const [field, setField] = useState<'closed' | 'open' | 'entered'>(
    document.field(TITLE).value === null ? 'open' : 'closed',
  )
  const isOpen = field !== 'closed'
  useLayoutEffect(() => (hasTitle ? shows(TITLE, { label: words('title') }) : undefined), [shows, hasTitle])
  return (
    <div data-path={TITLE}>
      <div className="document-title">
        <h1 className="os-page-title" tabIndex={-1} dir="auto">
          {title}
        </h1>
        {hasTitle && !isClosed && (
          <Button
            variant="quiet"
            size="s"
            icon={Pencil}
            iconOnly
            aria-expanded={isOpen}
            onClick={() => setField(isOpen ? 'closed' : 'entered')}
          >
            {words('title.edit')}
          </Button>
        )}
      </div>
      {hasTitle && isOpen && !isClosed && (
        <TitleField takesFocus={field === 'entered'} help={help} onClose={() => setField('closed')} />
      )}
      {hasTitle && <FieldTrouble path={TITLE} />}
    </div>
  )
}

interface TitleFieldProps {
  takesFocus: boolean
  help: string | undefined
  onClose(): void
}

/** Stored with Enter or when it is left, so that colleagues never see half a title; Esc leaves it as it was. */
function TitleField({ takesFocus, help, onClose }: TitleFieldProps) {
  const { document, errorAt } = useOpenFields()
  const { set, ...view } = useField(document, TITLE)
  const [typed, setTyped] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const isDropped = useRef(false)
  useEffect(() => {
    if (takesFocus) frame.current!.querySelector('input')!.focus()
  }, [takesFocus])
  const store = () => {
    const title = typed?.trim()
    if (!isDropped.current && title && title !== view.value) set(title)
  }
  const close = () => {
    frame.current!.closest('[data-path]')!.querySelector<HTMLElement>('button')!.focus()
    onClose()
  }
  return (
    <div ref={frame} className="bound-field">
      <TextField
        label={words('title')}
        value={typed ?? textOf(view.value)}
        help={view.value === null ? help : undefined}
        error={errorAt(TITLE, view)}
        onChange={setTyped}
        onBlur={store}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
          isDropped.current = key === 'Escape'
          close() // the field is left by it
        }}
      />
    </div>
  )
}
