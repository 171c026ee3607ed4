import { useStore } from '@nanostores/react'
import { Braces, FileText, FileUp, Table2 } from 'lucide'
import { printExpression } from '../../../domain/audience/print-expression.ts'
import { action } from '../../../kit/actions/action.ts'
import { ActionBar } from '../../../kit/actions/action-bar.tsx'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../../kit/exchange/export-menu.tsx'
import { jsonFile, textFile, useFileItems } from '../../../kit/exchange/use-file-items.ts'
import { NoExports } from '../../../kit/audience/survey/no-exports.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import { AUDIENCE_WORDS } from '../../audience-words.ts'
import { words } from '../../words/words.ts'
import { type BuilderWorld, useBuilderWorld } from '../builder-world.tsx'
import { useRuleText } from '../use-rule-text.ts'
import { audienceFile } from '../../../domain/audience/library/audience-file.ts'
import { figuresSheet } from './figures-sheet.ts'

const ImportDialog = lazily(async () => (await import('./import-dialog.tsx')).ImportDialog)

const IMPORT = action<BuilderWorld>({
  key: 'import',
  label: () => words('import'),
  icon: FileUp,
  isOffered: ({ isClosed }) => !isClosed,
  run: ({ open }, world) => open(ImportDialog, { world }),
})

/** The audience to take along, and one to bring in. */
export function FilesBar() {
  const world = useBuilderWorld()
  const { document } = useOpenFields()
  const textOf = useRuleText()
  const title = useStore(document.$about).title || AUDIENCE_WORDS.untitled()
  const { sheets } = useFileItems()
  const { basis, nodes, survey } = world
  const { expression } = nodes
  const mayExport = survey.data?.dataset.licence.exports
  return (
    <div className="os-row">
      <ExportMenu
        quiet
        items={[
          {
            key: 'json',
            label: 'JSON',
            icon: Braces,
            make: async () => jsonFile(audienceFile(title, basis, expression), title),
          },
          {
            key: 'text',
            label: words('export.text'),
            icon: FileText,
            make: async () => textFile(printExpression({ expression }), 'text/plain', title, 'txt'),
          },
          ...(mayExport
            ? [
                {
                  ...sheets('csv', kitWords('export.csv'), title, () => figuresSheet(world, title, textOf)),
                  icon: Table2,
                },
              ]
            : []),
        ]}
      />
      <ActionBar actions={[IMPORT]} on={world} />
      {mayExport === false && <NoExports />}
    </div>
  )
}
