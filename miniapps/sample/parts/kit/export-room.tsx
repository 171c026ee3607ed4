import { FileSpreadsheet, FileText, Presentation, Printer } from 'lucide'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { ExportMenu } from '../../../kit/exchange/export-menu.tsx'
import { ExportSheet } from '../../../kit/exchange/export-sheet.tsx'
import type { Deck } from '../../../kit/exchange/pptx/deck.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import type { MadeFile } from '../../../kit/exchange/use-save-file.ts'
import { useSheetFiles } from '../../../kit/exchange/use-sheet-files.ts'
import { Specimen, Specimens } from './specimen.tsx'

const ROWS = 5000
const COLUMNS = Array.from({ length: 20 }, (_, column) => `Column ${column + 1}`)

/** 100,000 cells. */
const sheet = (): Sheet => ({
  name: 'Budgets',
  titleRows: 1,
  rows: [
    COLUMNS,
    ...Array.from({ length: ROWS }, (_, row) =>
      COLUMNS.map((name, column) => (column === 0 ? `Brand ${row}, ${name}` : row * column)),
    ),
  ],
})

const DECK: Deck = {
  title: 'Budgets',
  language: 'en',
  footer: 'Agency OS · Budgets',
  slides: [
    { kind: 'cover', title: 'Budgets', subtitle: 'Q4 2026', lines: ['Made in the sample app'] },
    {
      kind: 'content',
      title: 'Spend of three brands',
      lead: 'A chart and a table that PowerPoint can edit.',
      columns: [
        {
          share: 1,
          part: {
            kind: 'chart',
            chart: 'bar',
            title: 'Spend',
            labels: ['Abelia', 'Norvane', 'Ostra'],
            series: [{ name: 'Spend', values: [120, 80, 95] }],
            format: '0',
          },
        },
        {
          share: 1,
          part: {
            kind: 'table',
            columns: [
              { title: 'Brand', share: 2 },
              { title: 'Spend', share: 1, align: 'end' },
            ],
            rows: [
              ['Abelia', '120'],
              ['Norvane', '80'],
              ['Ostra', '95'],
            ],
          },
        },
      ],
    },
  ],
}

/** What a screen shows, on its way out. */
export function ExportRoom() {
  const { context, route } = useMiniApp()
  const fileOf = useSheetFiles()
  const made = (kind: 'csv' | 'xlsx') => fileOf(kind, 'budgets', sheet)
  const slides = async (): Promise<MadeFile> => {
    const { deckFile } = await import('../../../kit/exchange/pptx/deck-file.ts')
    return deckFile('budgets', DECK, context.tenant)
  }
  return (
    <Specimens title="Export">
      <Specimen title="A menu of all forms: 100,000 cells, slides, a page to print">
        <ExportMenu
          items={[
            { key: 'xlsx', label: 'Excel', icon: FileSpreadsheet, make: () => made('xlsx') },
            { key: 'csv', label: 'CSV', icon: FileText, make: () => made('csv') },
            { key: 'pptx', label: 'PowerPoint', icon: Presentation, apart: true, make: slides },
            { key: 'print', label: 'Page to print', icon: Printer, to: route.basePath },
          ]}
        />
      </Specimen>
      <Specimen title="It takes long, or fails: told with a way to try again">
        <ExportMenu
          items={[
            {
              key: 'slow',
              label: 'Takes five seconds',
              make: async () => {
                await new Promise((resolve) => setTimeout(resolve, 5000))
                return { file: new Blob(['Brand\r\n']), name: 'slow.csv' }
              },
            },
            { key: 'fails', label: 'Fails', make: () => Promise.reject(new Error('The disk is full.')) },
          ]}
        />
      </Specimen>
      <Specimen title="In a toolbar: one table in two forms">
        <ExportSheet quiet fileName="Budgets" sheet={sheet} />
      </Specimen>
    </Specimens>
  )
}
