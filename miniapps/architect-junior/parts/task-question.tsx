import { ListChecks } from 'lucide'
import { action } from '../../kit/actions/action.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { type OpenFields, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { words } from '../words/words.ts'
import { FromListDialog } from './from-list-dialog.tsx'

const LINES = 4

const FROM_LIST = action<OpenFields>({
  key: 'from-list',
  label: () => words('fromList'),
  icon: ListChecks,
  look: 'quiet',
  isOffered: ({ isClosed }) => !isClosed,
  run: ({ open }, { document }) => open(FromListDialog, { document }),
})

/** The objective in words; what a touchpoint is worth for it may come of a list. */
export function TaskQuestion() {
  const open = useOpenFields()
  return (
    <>
      <TextOf path="answers/objective" label={words('objective')} lines={LINES} />
      <p className="os-help">{words('fromListHelp')}</p>
      <div>
        <ActionBar actions={[FROM_LIST]} on={open} />
      </div>
    </>
  )
}
