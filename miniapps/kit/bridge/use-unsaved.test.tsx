import { expect, nextFrame } from '@open-wc/testing'
import { useState } from 'react'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { island } from './island.tsx'
import { useUnsaved } from './use-unsaved.ts'

function Work({ name, isKept }: { name: string; isKept: boolean }) {
  const [isUnsaved, setUnsaved] = useState(false)
  useUnsaved(isUnsaved, isKept)
  return <button onClick={() => setUnsaved(!isUnsaved)}>{name}</button>
}

function Form() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <Work name="Document" isKept />
      {isShown && <Work name="Note" isKept={false} />}
      <button onClick={() => setShown(false)}>Close</button>
    </>
  )
}

describe('useUnsaved', () => {
  it('tells of all work of the mini-app at once: kept only where all of it is', async () => {
    const app = await mountMiniApp(island(Form))
    const told = async (name: string) => {
      app
        .findAll('button')
        .find(({ textContent }) => textContent === name)!
        .click()
      await nextFrame()
      return app.asked.findLast(({ what }) => what === 'setDirty')!.with
    }
    expect(await told('Document')).to.deep.equal([true, { kept: true }])
    expect(await told('Note')).to.deep.equal([true, { kept: false }])
    expect(await told('Document')).to.deep.equal([true, { kept: false }])
    expect((await told('Close'))[0]).to.equal(false)
  })
})
