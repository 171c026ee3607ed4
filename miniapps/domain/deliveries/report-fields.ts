import type { UploadField } from '../planning/uploads/upload-field.ts'

export const REPORT_FIELDS = [
  'date',
  'line',
  'vendor',
  'property',
  'quantity',
  'spend',
  'clicks',
  'actions',
  'creative',
  'source',
] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** Column of each field, from 0. */
export type ReportColumns = Readonly<Partial<Record<ReportField, number>>>

const field = (name: ReportField, type: UploadField['type'], synonyms: string): UploadField => ({
  field: name,
  type,
  synonyms: synonyms.split('|'),
})

/** Headings of vendors' and ad servers' reports, in the languages of the portal. */
export const REPORT_TITLES: readonly UploadField[] = [
  field('date', 'date', 'day|reporting date|datum|tag|jour|fecha|día|data|dia|日付'),
  field('line', 'text', 'line id|plan line|placement id|position|zeile|ligne|línea|linha|明細'),
  field(
    'vendor',
    'text',
    'publisher|site|supplier|media owner|anbieter|vermarkter|régie|éditeur|fournisseur|proveedor|soporte|fornecedor|veículo|媒体社',
  ),
  field(
    'property',
    'text',
    'placement|placement name|line name|channel|title|platzierung|umfeld|emplacement|support|ubicación|posicionamento|掲載面',
  ),
  field(
    'quantity',
    'number',
    'impressions|delivered|delivered impressions|ad impressions|units|spots|grp|grps|views|menge|impressionen|ausgeliefert|quantité|diffusé|impresiones|cantidad|impressões|quantidade|配信数|インプレッション',
  ),
  field(
    'spend',
    'number',
    'cost|media cost|net cost|net spend|amount|kosten|ausgaben|netto|dépenses|coût|gasto|coste|importe|custo|valor|費用',
  ),
  field('clicks', 'number', 'link clicks|klicks|clics|cliques|クリック|クリック数'),
  field(
    'actions',
    'number',
    'conversions|leads|sales|konversionen|aktionen|acciones|conversiones|ações|conversões|コンバージョン',
  ),
  field(
    'creative',
    'text',
    'creative name|ad|ad name|motiv|werbemittel|création|creatividad|criativo|クリエイティブ',
  ),
  field('source', 'text', 'platform|ad server|quelle|plattform|plateforme|fuente|fonte|plataforma|配信元'),
]

/** A report needs a day, a figure, and a name for what was bought. */
export function missingColumns(columns: ReportColumns): readonly ReportField[] {
  const missing: ReportField[] = []
  if (columns.date === undefined) missing.push('date')
  if (columns.quantity === undefined && columns.spend === undefined) missing.push('quantity')
  if ([columns.line, columns.vendor, columns.property].every((column) => column === undefined))
    missing.push('line')
  return missing
}
