import { useEffect } from 'react'

/** In the text of a style sheet. */
const quoted = (text: string) => `"${text.replace(/["\\\n]/g, ' ')}"`

/**
 * Gives printed pages their margins and a foot: what they are of, and which of how many each is. Rules for pages count in
 * the document alone, and hold as long as the screen that prints is shown. Paper is white, also for who works in the dark.
 */
export function usePrintedPages(foot: string): void {
  useEffect(() => {
    const tokens = getComputedStyle(document.documentElement)
    const font = `font: 8pt ${tokens.getPropertyValue('--os-font-family') || 'sans-serif'}; color: ${tokens.getPropertyValue('--os-color-text-muted')}`
    const pages = new CSSStyleSheet()
    pages.replaceSync(`@page {
      margin: 18mm 16mm 20mm;
      @bottom-left { content: ${quoted(foot)}; ${font} }
      @bottom-right { content: counter(page) " / " counter(pages); ${font} }
    }
    @media print { html, body { background: Canvas } }
    @page :first { @bottom-left { content: none } @bottom-right { content: none } }`)
    document.adoptedStyleSheets.push(pages)
    const stopLight = lightWhilePrinting()
    return () => {
      stopLight()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== pages)
    }
  }, [foot])
}

function lightWhilePrinting(): () => void {
  const { dataset } = document.documentElement
  let chosen: string | undefined
  const tell = ({ type }: Event) => {
    if (type === 'beforeprint') {
      chosen = dataset['scheme']
      dataset['scheme'] = 'light'
    } else if (chosen === undefined) delete dataset['scheme']
    else dataset['scheme'] = chosen
  }
  for (const sign of ['beforeprint', 'afterprint']) addEventListener(sign, tell)
  return () => {
    for (const sign of ['beforeprint', 'afterprint']) removeEventListener(sign, tell)
  }
}
