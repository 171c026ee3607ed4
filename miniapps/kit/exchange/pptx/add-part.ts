import type PptxGenJS from 'pptxgenjs'
import type { DeckLook, SlideChart, SlidePart, SlideTable, SlideText } from './deck.ts'
import { HATCHED_OPACITY } from './hatch-charts.ts'
import type { Box } from './page.ts'

type PptxSlide = PptxGenJS.Slide

const TABLE_PT = 12
const CHART_PT = 10

/** Draws one part of a page into its room. */
export function addPart(slide: PptxSlide, part: SlidePart, box: Box, look: DeckLook, language: string): void {
  if (part.kind === 'table') addTable(slide, part, box, look, language)
  else if (part.kind === 'chart') addChart(slide, part, box, look)
  else addText(slide, part, box, look, language)
}

function addText(slide: PptxSlide, { lines }: SlideText, box: Box, look: DeckLook, lang: string): void {
  const runs = lines.map(({ text, size = 'm', isMuted }) => ({
    text,
    options: {
      breakLine: true,
      fontSize: size === 'xl' ? 40 : 14,
      bold: size === 'xl',
      color: isMuted ? look.muted : look.text,
    },
  }))
  slide.addText(runs, { ...box, fontFace: look.font, margin: 0, valign: 'top', paraSpaceAfter: 6, lang })
}

function addTable(
  slide: PptxSlide,
  { columns, rows }: SlideTable,
  box: Box,
  look: DeckLook,
  lang: string,
): void {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const line = { type: 'solid' as const, pt: 0.75, color: look.border }
  const none = { type: 'none' as const }
  const cell = (text: string, column: number, isTitle: boolean) => ({
    text,
    options: {
      align: columns[column]!.align === 'end' ? ('right' as const) : ('left' as const),
      bold: isTitle,
      color: isTitle ? look.muted : look.text,
      border: [none, none, line, none] as [typeof none, typeof none, typeof line, typeof none],
    },
  })
  slide.addTable(
    [
      columns.map(({ title }, column) => cell(title, column, true)),
      ...rows.map((row) => row.map((text, column) => cell(text, column, false))),
    ],
    {
      x: box.x,
      y: box.y,
      w: box.w,
      colW: columns.map(({ share }) => (box.w * share) / all),
      fontFace: look.font,
      fontSize: TABLE_PT,
      margin: [0.07, 0.08, 0.07, 0.08],
      valign: 'middle',
      lang,
    },
  )
}

function addChart(slide: PptxSlide, part: SlideChart, box: Box, look: DeckLook): void {
  const { chart, series, labels, range, axes, format, title } = part
  const texts = { color: look.muted, fontFace: look.font, fontSize: CHART_PT }
  const data = series.map(({ name, values }) => ({ name, labels: [...labels], values: values as number[] }))
  slide.addChart(chart, data, {
    ...box,
    altText: title,
    ...(part.hatched && { chartColorsOpacity: HATCHED_OPACITY }),
    chartColors: series.length > 1 ? [...look.series] : look.series.slice(0, 1),
    showLegend: series.length > (chart === 'scatter' ? 2 : 1),
    legendPos: 'b',
    legendColor: texts.color,
    legendFontFace: texts.fontFace,
    legendFontSize: texts.fontSize,
    catAxisLabelColor: look.text,
    catAxisLabelFontFace: texts.fontFace,
    catAxisLabelFontSize: texts.fontSize,
    valAxisLabelColor: texts.color,
    valAxisLabelFontFace: texts.fontFace,
    valAxisLabelFontSize: texts.fontSize,
    valAxisLabelFormatCode: '0',
    valGridLine: { color: look.border, size: 0.75, style: 'solid' },
    catGridLine: { style: 'none' },
    catAxisLineShow: true,
    valAxisLineShow: false,
    ...(range && { valAxisMinVal: range.min, valAxisMaxVal: range.max }),
    ...(axes && {
      showCatAxisTitle: true,
      catAxisTitle: axes.x,
      catAxisTitleFontSize: CHART_PT,
      catAxisTitleFontFace: look.font,
      showValAxisTitle: true,
      valAxisTitle: axes.y,
      valAxisTitleFontSize: CHART_PT,
      valAxisTitleFontFace: look.font,
    }),
    ...OWN[chart](look, format),
  })
}

/** Options that only one kind of chart has. */
const OWN: Record<SlideChart['chart'], (look: DeckLook, format: string) => PptxGenJS.IChartOpts> = {
  bar: (look, format) => ({
    barDir: 'bar',
    barGapWidthPct: 50,
    catAxisOrientation: 'maxMin' as 'minMax', // from top to bottom, which its types leave out
    valAxisHidden: false,
    showValue: true,
    dataLabelFormatCode: format,
    dataLabelFontFace: look.font,
    dataLabelFontSize: CHART_PT,
    dataLabelColor: look.text,
    dataLabelPosition: 'outEnd',
  }),
  line: () => ({ lineSize: 2, lineDataSymbolSize: 7 }),
  radar: () => ({ radarStyle: 'standard', lineSize: 2 }),
  scatter: (look) => ({
    lineSize: 0,
    lineDataSymbolSize: 10,
    dataLabelFormatScatter: 'custom',
    showLabel: true,
    dataLabelPosition: 'r',
    dataLabelFontFace: look.font,
    dataLabelFontSize: CHART_PT,
    dataLabelColor: look.text,
  }),
}
