import type { UploadField } from '../planning/uploads/upload-field.ts'

/** Kinds of values in a column of a vendor's plan; `code` is one of a list. */
export type ValueKind = 'text' | 'money' | 'rate' | 'amount' | 'share' | 'date' | 'code'

export const PLAN_FIELD_KEYS = [
  'reference',
  'vendor',
  'property',
  'placement',
  'touchpoint',
  'market',
  'format',
  'rateType',
  'rate',
  'quantity',
  'start',
  'end',
  'net',
  'gross',
  'commission',
  'rating',
  'length',
  'currency',
  'notes',
] as const

export type PlanField = (typeof PLAN_FIELD_KEYS)[number]

/** A field of a line as vendors' files name it. */
export interface PlanFieldRule extends UploadField {
  field: PlanField
  kind: ValueKind
  required?: boolean
}

/** Money stands in one of these at least. */
export const MONEY_FIELDS = ['net', 'gross', 'rate'] as const satisfies readonly PlanField[]

const text = (field: PlanField, titles: string, required = false): PlanFieldRule => ({
  field,
  kind: 'text',
  type: 'text',
  synonyms: titles.split(', '),
  ...(required && { required }),
})
const number = (field: PlanField, kind: ValueKind, titles: string): PlanFieldRule => ({
  field,
  kind,
  type: kind === 'amount' || kind === 'share' ? 'number' : 'money',
  synonyms: titles.split(', '),
})
const day = (field: 'start' | 'end', titles: string): PlanFieldRule => ({
  ...text(field, titles, true),
  kind: 'date',
  type: 'date',
})

/** In the six languages of the portal, as media vendors title their columns. */
export const PLAN_FIELDS: readonly PlanFieldRule[] = [
  text(
    'reference',
    'Line ID, Line item ID, Placement ID, ID, Ref, Reference no, Booking number, Auftragsnummer, Referenz, Buchungsnummer, Référence, Numéro de ligne, Referencia, ID da linha, 掲載ID, 行番号',
  ),
  text(
    'vendor',
    'Publisher, Supplier, Media owner, Media vendor, Seller, Sales house, Anbieter, Vermarkter, Lieferant, Régie, Fournisseur, Éditeur, Proveedor, Fornecedor, Veículo, 媒体社, ベンダー',
  ),
  text(
    'property',
    'Site, Station, Publication, Publication title, Title, Location, Panel, Network, Programme, Program, Property name, Sender, Werbeträger, Belegungseinheit, Titel, Standort, Objekt, Support, Titre, Chaîne, Programme TV, Soporte, Emplazamiento, Cadena, Programa, Título, Emissora, 媒体名, 番組',
    true,
  ),
  text(
    'placement',
    'Placement name, Ad placement, Position, Platzierung, Umfeld, Werbeplatz, Emplacement, Ubicación, Posicionamento, Inserção, 掲載面, 掲載位置',
  ),
  text(
    'touchpoint',
    'Channel, Media, Medium, Media type, Media channel, Kanal, Gattung, Mediengattung, Mediagattung, Canal, Média, Medio, Meio, チャネル, 媒体',
  ),
  text('market', 'Country, Territory, Region, Markt, Land, Marché, Pays, Mercado, País, 市場, 国'),
  text(
    'format',
    'Ad format, Ad size, Creative format, Creative, Werbeform, Werbemittel, Formato, Formato de anuncio, Format publicitaire, フォーマット',
  ),
  {
    ...text(
      'rateType',
      'Rate type, Buy type, Buying type, Buying model, Pricing model, Cost type, Cost method, Cost model, Abrechnungsart, Abrechnung, Preismodell, Buchungsart, Type d’achat, Modèle d’achat, Tipo de compra, Modelo de compra, 購入形態',
    ),
    kind: 'code',
  },
  number(
    'rate',
    'rate',
    'Unit rate, Unit cost, Unit price, Net rate, CPM, Net CPM, CPC, CPV, CPA, CPP, Price, TKP, TKP netto, Netto-TKP, Preis, Einzelpreis, Stückpreis, Prix unitaire, CPM net, Tarif, Tarifa, Precio unitario, CPM neto, Preço unitário, CPM líquido, 単価',
  ),
  number(
    'quantity',
    'amount',
    'Impressions, Ad impressions, Planned impressions, Imps, Units, Volume, Booked units, Spots, Clicks, Views, GRPs, TRPs, Menge, Anzahl, Einheiten, Einblendungen, Kontakte, Anzahl Spots, Quantité, Volume d’impressions, Cantidad, Impresiones, Unidades, Quantidade, Impressões, 数量, インプレッション',
  ),
  day(
    'start',
    'Start date, From, Flight start, Live date, Begin, Startdatum, Start am, Von, Beginn, Laufzeit von, Début, Date de début, Inicio, Fecha de inicio, Desde, Início, Data de início, 開始, 開始日',
  ),
  day(
    'end',
    'End date, To, Until, Flight end, Finish, Enddatum, Bis, Ende, Laufzeit bis, Fin, Date de fin, Fecha de fin, Hasta, Fim, Término, Data de término, 終了, 終了日',
  ),
  number(
    'net',
    'money',
    'Net cost, Net total, Total net, Net amount, Net spend, Net budget, Cost, Total cost, Media cost, Spend, Amount, Budget, Netto, Nettokosten, Kosten netto, Netto gesamt, Nettobetrag, Nettopreis, Netto-Netto, NN, Betrag, Coût net, Montant net, Total net HT, Neto, Coste neto, Importe neto, Líquido, Custo líquido, Valor líquido, ネット, 純額',
  ),
  number(
    'gross',
    'money',
    'Gross cost, Gross total, Total gross, Gross amount, Gross spend, Rate card cost, Brutto, Bruttokosten, Kosten brutto, Brutto gesamt, Bruttobetrag, Coût brut, Montant brut, Brut, Bruto, Coste bruto, Importe bruto, Custo bruto, Valor bruto, グロス, 総額',
  ),
  number(
    'commission',
    'share',
    'Agency commission, Commission %, AC, AE, Provision, AE-Provision, Agenturprovision, Commission d’agence, Comisión, Comisión de agencia, Comissão, 手数料',
  ),
  number('rating', 'amount', 'TVR, TRP, Rating %, Einschaltquote, Audience %, 視聴率'),
  number(
    'length',
    'amount',
    'Duration, Spot length, Seconds, Sec, Length (sec), Länge, Spotlänge, Sekunden, Durée, Duración, Duração, 秒数',
  ),
  text('currency', 'Ccy, Currency code, Währung, Devise, Moneda, Divisa, Moeda, 通貨'),
  text(
    'notes',
    'Note, Comment, Comments, Remarks, Bemerkung, Bemerkungen, Anmerkungen, Kommentar, Commentaire, Commentaires, Notas, Observaciones, Comentarios, Observações, 備考',
  ),
]

const RULES = new Map<string, PlanFieldRule>(PLAN_FIELDS.map((rule) => [rule.field, rule]))

export const ruleOf = (field: PlanField): PlanFieldRule => RULES.get(field)!

/** Fields that a mapping lacks: those that each line needs, and `net` where it has no money at all. */
export function missingColumns(mapped: ReadonlySet<PlanField>): readonly PlanField[] {
  const missing = PLAN_FIELDS.filter(({ field, required }) => required && !mapped.has(field)).map(
    ({ field }) => field,
  )
  return MONEY_FIELDS.some((field) => mapped.has(field)) ? missing : [...missing, 'net']
}
