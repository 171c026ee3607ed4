import { textOf } from '../../../domain/document/change.ts'
import { TextArea } from '../../controls/text-area.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { BoundField, type BoundProps } from './bound-field.tsx'

/** A text of the document, saved while it is typed; with `lines` it has several. */
export function TextOf({ lines, ...bound }: BoundProps & { lines?: number }) {
  return (
    <BoundField {...bound}>
      {({ texts, value, set, send }) => {
        const shared = {
          ...texts,
          value: textOf(value),
          onChange: (text: string) => set(text || null, 'after-pause'),
          onBlur: send,
        }
        return lines ? <TextArea {...shared} rows={lines} /> : <TextField {...shared} />
      }}
    </BoundField>
  )
}
