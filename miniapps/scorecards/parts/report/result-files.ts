import { deckFile } from '../../../kit/exchange/pptx/deck-file.ts'
import { fileNameOf } from '../../../kit/exchange/save-file.ts'
import type { Sheet } from '../../../kit/exchange/sheet.ts'
import type { MadeFile } from '../../../kit/exchange/use-save-file.ts'
import { type FileKind, writeFile } from '../../../kit/exchange/write-file.ts'
import type { Format } from '../../../kit/words/format.ts'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { questionnaireSheets } from '../exchange/questionnaire-sheets.ts'
import { words as ofQuestionnaire } from '../exchange/words/words.ts'
import { reportDeck } from './report-deck.ts'
import type { Reported } from './report-data.ts'
import { resultSheets } from './result-sheets.ts'
import { reportsOf } from './use-reports.ts'
import { words } from './words/words.ts'

/** What is exported, and how this person writes numbers and dates. */
export interface Taken {
  results: Reported
  /** For the name of the file: the brand, with the audit's title where it is only one. */
  name: string
  brand: string
  /** One row for each audit, where there is more than one. */
  summary: Sheet | undefined
  tenant: { code: string; name: string }
  numberLocale: string
  format: Format
}

export type ResultFile = keyof typeof MAKERS

/** Results as a file of each kind. */
export const resultFile = (kind: ResultFile, taken: Taken): Promise<MadeFile> => MAKERS[kind](taken)

const MAKERS = {
  workbook: async (taken: Taken) => {
    const { dimensions, answers } = sheetsOf(taken)
    return sheetFile('xlsx', [...(taken.summary ? [taken.summary] : []), dimensions, answers], taken)
  },
  audits: async (taken: Taken) => sheetFile('csv', [taken.summary!], taken),
  dimensions: async (taken: Taken) => sheetFile('csv', [sheetsOf(taken).dimensions], taken),
  answers: async (taken: Taken) => sheetFile('csv', [sheetsOf(taken).answers], taken),
  deck,
  questionnaire: async (taken: Taken) => {
    const { results, brand, format, numberLocale } = taken
    const file = writeFile(questionnaireSheets(results.audits, brand, format), 'xlsx', numberLocale)
    return { file, name: fileNameOf(ofQuestionnaire('file.questionnaire', { brand, date: today() }), 'xlsx') }
  },
}

const sheetsOf = ({ results, format }: Taken) => resultSheets(reportsOf(results).audits, format)

const today = () => new Date().toISOString().slice(0, 10)

const titleOf = ({ name }: Taken) => words('file', { brand: name, date: today() })

const sheetFile = (kind: FileKind, sheets: readonly Sheet[], taken: Taken): MadeFile => ({
  file: writeFile(sheets, kind, taken.numberLocale),
  name: fileNameOf(titleOf(taken), kind),
})

async function deck(taken: Taken): Promise<MadeFile> {
  const { results, brand, tenant, format } = taken
  const slides = reportDeck(reportsOf(results), brand, shownLanguage(), format)
  return deckFile(titleOf(taken), slides, tenant)
}
