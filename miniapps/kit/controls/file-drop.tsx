import { useRef, useState } from 'react'
import { Upload } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { Button } from './button.tsx'
import type { FieldTexts } from './field.tsx'
import sheet from './files/file-drop.css?sheet'
import { checkFiles, type Refusal } from './files/check-files.ts'
import { FileList, type ListedFile } from './files/file-list.tsx'
import { useFileSize } from './files/use-file-size.ts'
import { useFilesInto } from './files/use-files-into.ts'
import { GroupField } from './group-field.tsx'
import { words } from './words/words.ts'

export interface FileDropProps extends FieldTexts {
  files: readonly ListedFile[]
  /** Files that may be taken; others are refused beside the field. */
  onAdd(files: readonly File[]): void
  onRemove(key: string): void
  /** `.pdf,image/*`; and how a person says it: `PDF or picture`. */
  accept?: string
  acceptText?: string
  maxBytes: number
  maxFiles?: number
  disabled?: boolean
}

/** Files by choosing, dropping or pasting; what is of another kind or too large is refused with the reason. */
export function FileDrop({ label, hideLabel, help, error, required, ...rest }: FileDropProps) {
  const { files, onAdd, onRemove, accept = '', acceptText = accept, maxBytes, maxFiles = 1, disabled } = rest
  useSheet(sheet)
  const size = useFileSize()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string[]>([])
  const isFull = files.length >= maxFiles
  const take = (given: Iterable<File>) => {
    const rules = { accept, maxBytes, left: maxFiles - files.length }
    const checked = checkFiles([...given], rules)
    setRefused(checked.refused.map((each) => said(each.reason, each.name, size(each.size))))
    if (checked.taken.length > 0) onAdd(checked.taken)
  }
  const said = (reason: Refusal, name: string, its: string): string => {
    if (reason === 'type') return words('file.type', { name, kinds: acceptText })
    if (reason === 'size') return words('file.size', { name, size: its, most: size(maxBytes) })
    return reason === 'empty' ? words('file.empty', { name }) : words('file.many', { name, count: maxFiles })
  }
  const intoHere = useFilesInto(take)
  return (
    <GroupField {...{ label, hideLabel, help, required }} error={error ?? (refused.join(' ') || undefined)}>
      {(ids) => (
        // Its button does the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div role="group" {...ids} aria-invalid={undefined} className="os-drop" {...(!disabled && intoHere)}>
          <Button icon={Upload} disabled={disabled || isFull} onClick={() => input.current!.click()}>
            {words(maxFiles > 1 ? 'file.chooseMany' : 'file.choose')}
          </Button>
          <span className="os-muted">{words('file.drop')}</span>
          <span className="os-help">
            {words('file.rules', { kinds: acceptText || '–', most: size(maxBytes) })}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept || undefined}
            multiple={maxFiles > 1}
            onChange={(event) => {
              take(event.target.files ?? [])
              event.target.value = '' // the same file may be chosen again
            }}
          />
          <FileList files={files} onRemove={onRemove} />
        </div>
      )}
    </GroupField>
  )
}
