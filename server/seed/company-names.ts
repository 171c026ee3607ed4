import type { Dice } from './dice.ts'

/** Invented. The first ones stand as they are: long ones, short ones, other alphabets. */
const WHOLE = [
  'Brandvik & Døtre',
  'Østergaard Møbler',
  'Käsekontor Allgäuer Bergwiesen Vertriebsgesellschaft',
  'Société Anonyme des Eaux Minérales de la Haute-Tarentaise',
  'Żurawina Leśna Kosmetyki Naturalne',
  'Ñandú Viajes',
  'Çınaraltı Gıda',
  '北浜フーズ',
  '青柳製菓',
  '한빛생활',
  'Ελαιώνες Κορινθίας',
  'Молочный Берег',
  'Verkehrsversicherungsgenossenschaft Niederrhein',
  'São Bento Calçados',
  'Ördögkút Ásványvíz',
  'Příbramské Sklárny',
  'Compañía Industrial de Electrodomésticos del Mediterráneo',
  'Björnö',
  'Íslandsfjörd Seafood',
  'The Old Harbour Tea and Biscuit Company of Whitstable',
]

const STEMS = [
  'Adlington', 'Albrant', 'Ardenvoy', 'Askerud', 'Bellweather', 'Birkhaven', 'Blaycott', 'Brackwell', 'Calder & Roe',
  'Cassarini', 'Castellane', 'Corvane', 'Dahlmark', 'Delacourt', 'Dunmere', 'Eastholm', 'Elmsworth', 'Fairbourne',
  'Falkenried', 'Ferrandis', 'Fjellmark', 'Garrowby', 'Glenmarrow', 'Grünewald', 'Halvorsen', 'Harrowgate', 'Hexley',
  'Ibarrola', 'Jarnvik', 'Kestrelton', 'Kirchhain', 'Korhonen', 'Lachance', 'Lindqvarn', 'Lorrimer', 'Maplecross',
  'Marchetto', 'Miralonga', 'Montclerc', 'Norrfors', 'Oakhollow', 'Oliveras', 'Pemberley', 'Pinemarsh', 'Quarrington',
  'Ravensholt', 'Rosendahl', 'Rückert', 'Saltmarsh', 'Santarém', 'Sørvang', 'Stonewharf', 'Thornquist', 'Tillmann',
  'Trevanion', 'Ulverton', 'Valmorel', 'Vandeveld', 'Wexcombe', 'Winterthal', 'Yarrowdale', 'Zellerfeld',
]

const TRADES = [
  'Airlines', 'Bank', 'Beauty', 'Beverages', 'Breweries', 'Confectionery', 'Dairy', 'Electronics', 'Energy', 'Eyewear',
  'Fashion', 'Foods', 'Footwear', 'Furniture', 'Gaming', 'Health', 'Home Appliances', 'Hotels', 'Insurance', 'Jewellers',
  'Mobile', 'Motors', 'Outdoor', 'Pet Care', 'Pharma', 'Retail', 'Sports', 'Telecom', 'Toys', 'Travel',
]

const TRADE_OF_UNNAMED = 'Consumer Goods'

/** Company names, each once. */
export function companyNames(dice: Dice, count: number): { name: string; trade: string }[] {
  const names = WHOLE.map((name) => ({ name, trade: TRADE_OF_UNNAMED }))
  const pairs = STEMS.flatMap((stem) => dice.shuffled(TRADES).slice(0, 4).map((trade) => ({ name: `${stem} ${trade}`, trade })))
  return dice.shuffled([...names, ...dice.shuffled(pairs).slice(0, count - names.length)])
}
