import { expect } from '@open-wc/testing'
import { onMount } from 'nanostores'
import { configure } from '../../test/browser/configure.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { $filledMenus } from '../menus/filled-menus.ts'
import { sessionEnded, sessionStarted } from '../stores/session.ts'
import { signedInPartsAreFetched } from './signed-in-parts.ts'

describe('what whoever is signed in needs', () => {
  it('is fetched as soon as somebody is signed in, and for nobody else', async () => {
    configure()
    const link = document.createElement('link')
    link.dataset['signedIn'] = ''
    link.href = '/themes/tenants.json'
    document.head.append(link)
    const headers = () => document.querySelectorAll('link[rel=modulepreload][href*="miniapps/header"]').length
    sessionEnded('NotSet')
    signedInPartsAreFetched()
    sessionEnded('NotSet', ['signedOut'])
    expect([link.rel, headers()]).to.deep.equal(['', 0])
    let hasMenus = false
    onMount($filledMenus, () => void (hasMenus = true))
    sessionStarted('u-1')
    expect([link.rel, headers()]).to.deep.equal(['modulepreload', 1])
    await waitUntil(() => hasMenus)
    link.remove()
    await Promise.resolve()
    sessionEnded('NotSet')
  })
})
