import { isDateFormat } from './serial-date.ts'
import { attribute, readXml } from './xml.ts'

/** Whether the style of a cell, by its number, shows a number as a date. */
export function readDateStyles(xml: string): (style: number) => boolean {
  const codes = new Map<number, string>()
  const areDates: boolean[] = []
  let isCellStyle = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt')
        codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '')
      else if (name === 'cellXfs') isCellStyle = true
      else if (name === 'xf' && isCellStyle) {
        const format = Number(attribute(attributes, 'numFmtId') ?? 0)
        areDates.push(isDateFormat(format, codes.get(format)))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
    text() {},
  })
  return (style) => areDates[style] ?? false
}
