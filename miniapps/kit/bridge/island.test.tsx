import { expect } from '@open-wc/testing'
import { useEffect, useLayoutEffect, useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { island } from './island.tsx'
import { useMiniApp } from './use-mini-app.ts'
import { useSheet } from './use-sheet.ts'

describe('island', () => {
  it('draws before connecting is over', async () => {
    const app = await mountMiniApp(island(() => <h1>{useMiniApp().context.tenant.name}</h1>))
    expect(app.find('h1').textContent).to.equal('Choreograph')
  })

  it('keeps its state when it is moved, and lets go when it is removed', async () => {
    let stopped = 0
    const Counter = () => {
      const [count, setCount] = useState(0)
      useEffect(
        () => () => {
          stopped++
        },
        [],
      )
      return <button onClick={() => setCount(count + 1)}>{count}</button>
    }
    const app = await mountMiniApp(island(Counter))
    app.find('button').click()
    document.body.prepend(app.element)
    await app.element.ready?.()
    expect(app.find('button').textContent).to.equal('1')
    app.unmount()
    await new Promise((done) => {
      setTimeout(done)
    })
    expect(stopped).to.equal(1)
  })

  it('rejects the mount when the first render throws', async () => {
    const failure = await mountMiniApp(
      island(() => {
        throw new Error('No data for the map')
      }),
    ).then(
      () => null,
      (error: unknown) => error,
    )
    expect(String(failure)).to.equal('Error: No data for the map')
  })

  it('is updated by what another one does while it renders', async () => {
    const listener = await mountMiniApp(island(() => <p>{useMiniApp().route.path}</p>))
    let updated: Promise<void> | undefined
    const Speaker = () => {
      const { path } = useMiniApp().route
      useLayoutEffect(() => {
        updated = listener.update({ route: { path } })
      }, [path])
      return null
    }
    await mountMiniApp(island(Speaker), { route: { path: '/spoken' } })
    await updated
    expect(listener.find('p').textContent).to.equal('/spoken')
  })

  it('draws only what is told something new, where a part is selected', async () => {
    const drawn: string[] = []
    const Tenant = () => {
      drawn.push('tenant')
      return <p>{useMiniApp(({ context }) => context.tenant.name)}</p>
    }
    const Path = () => {
      drawn.push('path')
      return <p>{useMiniApp(({ route }) => route.path)}</p>
    }
    const app = await mountMiniApp(
      island(() => (
        <>
          <Tenant />
          <Path />
        </>
      )),
    )
    drawn.length = 0
    await app.update({ route: { path: '/next' } })
    expect([drawn, app.findAll('p').map(({ textContent }) => textContent)]).to.deep.equal([
      ['path'],
      ['Choreograph', '/next'],
    ])
  })

  it('adds a part’s styles once, to its own mini-app only', async () => {
    const sheet = new CSSStyleSheet()
    const Part = () => {
      useSheet(sheet)
      return null
    }
    const app = await mountMiniApp(
      island(() => (
        <>
          <Part />
          <Part />
        </>
      )),
    )
    expect(app.element.shadowRoot!.adoptedStyleSheets.filter((one) => one === sheet)).to.have.length(1)
    expect(document.adoptedStyleSheets).not.to.include(sheet)
  })

  it('keeps a part’s styles when it is moved', async () => {
    const sheet = new CSSStyleSheet()
    const Part = () => {
      useSheet(sheet)
      return null
    }
    const app = await mountMiniApp(island(Part))
    document.body.prepend(app.element)
    await app.element.ready?.()
    expect(app.element.shadowRoot!.adoptedStyleSheets.includes(sheet)).to.equal(true)
  })
})
