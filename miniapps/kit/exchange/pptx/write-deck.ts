import PptxGenJS from 'pptxgenjs'
import { addPart } from './add-part.ts'
import type { ContentSlide, CoverSlide, Deck, DeckLook } from './deck.ts'
import { hatchCharts } from './hatch-charts.ts'
import { boxesOf, CONTENT_TOP, MARGIN, PAGE } from './page.ts'

const CONTENT = 'CONTENT'
const FOOTER_Y = 7.02

/** A presentation as PowerPoint writes it, whose tables and charts are its own; comes with its library when first asked for. */
export async function writeDeck(deck: Deck, look: DeckLook): Promise<Blob> {
  const file = new PptxGenJS()
  file.layout = 'LAYOUT_WIDE'
  file.title = deck.title
  file.company = look.tenantName
  file.author = look.tenantName
  file.theme = { headFontFace: look.font, bodyFontFace: look.font }
  defineContent(file, deck, look)
  for (const slide of deck.slides) {
    if (slide.kind === 'cover') addCover(file, slide, deck, look)
    else addContent(file, slide, deck, look)
  }
  const bytes = (await file.write({ outputType: 'arraybuffer', compression: true })) as ArrayBuffer
  return new Blob([isHatched(deck) ? hatchCharts(bytes) : bytes], {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  })
}

const isHatched = ({ slides }: Deck): boolean =>
  slides.some(
    (slide) =>
      slide.kind === 'content' && slide.columns.some(({ part }) => part.kind === 'chart' && part.hatched),
  )

/** What each page has: a line, the foot, its number. */
function defineContent(file: PptxGenJS, { footer }: Deck, look: DeckLook): void {
  const small = { fontFace: look.font, fontSize: 10, color: look.muted }
  file.defineSlideMaster({
    title: CONTENT,
    background: { color: 'FFFFFF' },
    objects: [
      {
        line: {
          x: MARGIN,
          y: FOOTER_Y - 0.05,
          w: PAGE.width - 2 * MARGIN,
          h: 0,
          line: { color: look.border, width: 0.75 },
        },
      },
      { text: { text: footer, options: { x: MARGIN, y: FOOTER_Y, w: 10, h: 0.3, margin: 0, ...small } } },
    ],
    slideNumber: { x: PAGE.width - MARGIN - 0.8, y: FOOTER_Y, w: 0.8, h: 0.3, align: 'right', ...small },
  })
}

function addCover(file: PptxGenJS, { title, subtitle, lines }: CoverSlide, deck: Deck, look: DeckLook): void {
  const slide = file.addSlide()
  const w = PAGE.width - 2 * MARGIN - 1
  const own = { x: MARGIN, w, fontFace: look.font, margin: 0, lang: deck.language }
  slide.addImage({ data: look.sign, x: MARGIN, y: 0.7, w: 0.6, h: 0.6, altText: '' })
  slide.addText(look.tenantName, {
    ...own,
    x: MARGIN + 0.8,
    y: 0.7,
    h: 0.6,
    fontSize: 18,
    bold: true,
    color: look.text,
    valign: 'middle',
  })
  slide.addText(title, {
    ...own,
    y: 2.3,
    h: 1.3,
    fontSize: 40,
    bold: true,
    color: look.text,
    valign: 'bottom',
  })
  slide.addText(subtitle, { ...own, y: 3.7, h: 0.6, fontSize: 22, color: look.brand, valign: 'top' })
  slide.addText(
    lines.map((text) => ({ text, options: { breakLine: true } })),
    { ...own, y: 4.6, h: 1.6, fontSize: 14, color: look.muted, valign: 'top', paraSpaceAfter: 4 },
  )
}

function addContent(
  file: PptxGenJS,
  { title, lead, columns }: ContentSlide,
  deck: Deck,
  look: DeckLook,
): void {
  const slide = file.addSlide({ masterName: CONTENT })
  const own = { x: MARGIN, w: PAGE.width - 2 * MARGIN, fontFace: look.font, margin: 0, lang: deck.language }
  slide.addText(title, {
    ...own,
    y: 0.45,
    h: 0.6,
    fontSize: 26,
    bold: true,
    color: look.text,
    valign: 'middle',
    fit: 'shrink',
  })
  if (lead) slide.addText(lead, { ...own, y: 1.08, h: 0.5, fontSize: 14, color: look.muted, valign: 'top' })
  const shares = columns.map(({ share }) => share)
  const boxes = boxesOf(shares, lead ? CONTENT_TOP.lead : CONTENT_TOP.title)
  for (const [index, { part }] of columns.entries()) addPart(slide, part, boxes[index]!, look, deck.language)
}
