import { BLANK } from '../../domain/blank/blank.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DateOf } from '../../kit/document/fields/date-of.tsx'
import { NumberOf } from '../../kit/document/fields/number-of.tsx'
import { PersonOf } from '../../kit/document/fields/person-of.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { BLANK_WORDS } from '../blank-words.ts'
import { words } from '../words/words.ts'

/** One document: everything in it saves by itself. */
export function Details({ params }: ScreenProps) {
  return (
    <DocumentPage of={BLANK} id={params['id']!} words={BLANK_WORDS} primary={['submit', 'approve']}>
      <TextOf path="notes" label={words('notes')} lines={6} />
      <NumberOf path="budget" label={words('budget')} min={0} />
      <DateOf path="due" label={words('due')} />
      <PersonOf path="owner" label={words('owner')} />
    </DocumentPage>
  )
}
