import { funkhausNord } from './funkhaus-nord.ts'
import { northlightVideo } from './northlight-video.ts'
import { stellarOutdoor } from './stellar-outdoor.ts'

/** A German price list of magazines: semicolons, decimal commas, days in figures. */
const PRESS = [
  'Verlag Morgenrot;;;;;',
  ';;;;;',
  'Titel;Werbeform;Von;Bis;Anzahl;Kosten netto',
  'Gartenlust;1/1 Seite 4c;01.03.2026;31.03.2026;2;18.400,00',
  'Heim & Herd;1/2 Seite quer;01.04.2026;30.04.2026;3;"12.345,60"',
  'Morgenrot am Sonntag;Beilage;05.04.2026;05.04.2026;1;7.250,50',
  'Summe;;;;;37.996,10',
].join('\r\n')

/** Cells of a sheet as they are copied: parted by tabs. */
const RADIO = [
  'Station\tSpot length\tStart date\tEnd date\tSpots\tRate\tNet cost',
  'Harbour FM\t30\t03/04/2026\t26/04/2026\t40\t55.00\t2,200.00',
  'Harbour FM Breakfast\t30\t03/04/2026\t26/04/2026\t20\t92.50\t1,850.00',
  'Coast Classics\t20\t01/05/2026\t31/05/2026\t36\t41.00\t1,476.00',
  'Total\t\t\t\t\t\t5,526.00',
].join('\n')

/** Plans as vendors send them, by the names of their files. */
export const vendorFiles = (): Readonly<Record<string, Uint8Array>> => ({
  'northlight-video.xlsx': northlightVideo(),
  'funkhaus-nord.xlsx': funkhausNord(),
  'stellar-outdoor.xlsx': stellarOutdoor(),
  'verlag-morgenrot.csv': new TextEncoder().encode(PRESS),
  'harbour-radio.tsv': new TextEncoder().encode(RADIO),
})
