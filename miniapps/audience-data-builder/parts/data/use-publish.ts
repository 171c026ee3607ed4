import { useState } from 'react'
import { type Body, textAt } from '../../../domain/document/change.ts'
import type { Licence } from '../../../domain/surveys/dataset.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { madeOf } from './draft-fields.ts'
import type { PublishAsked } from './reading/data-reader.ts'
import { useSource } from './source-state.ts'
import { SCHEME, useWeighting } from './weighting-provider.tsx'
import { words } from './words/words.ts'

interface Levelling {
  variable: string
  points: number
}

/** Publishes a version, or says by how much its levels of weights would move a share. */
export function usePublish() {
  const { portal } = useMiniApp()
  const { document } = useOpenFields()
  const { host, before, look } = useSource()
  const { result } = useWeighting()
  const isWeighted = useIsWeighted()
  const post = usePost()
  const [state, setState] = useState<{ problem?: unknown; levelling?: Levelling }>({})
  const [isBusy, setIsBusy] = useState(false)
  const weights: PublishAsked['weights'] = result && 'weights' in result ? { [SCHEME]: result.weights } : {}
  const send = async () => {
    const { body } = document
    const asked = {
      ...headOf(body, document.$about.get().id, isWeighted),
      body: madeOf(body),
      before,
      weights,
    }
    const made = await host.call('publish', asked)
    if (!(made instanceof Uint8Array)) {
      const label = look!.variables.find(({ name }) => name === made.variable)?.label
      return setState({ levelling: { variable: label ?? made.variable, points: made.error } })
    }
    const { id, version } = await post(made, before.length > 0)
    document.set({ dataset: id, version })
    setState({})
    portal.announce(words('published', { version }))
  }
  const publish = () => {
    setIsBusy(true)
    setState({})
    void send()
      .catch((problem: unknown) => setState({ problem }))
      .finally(() => setIsBusy(false))
  }
  return { ...state, isBusy, publish }
}

/** Sends a publication to the server. `isOnto`: earlier slices of its dataset stay beside it. */
function usePost() {
  const { context } = useMiniApp()
  const datasets = useApi('datasets')
  return (made: Uint8Array, isOnto: boolean) => {
    const path = withQuery(`/${context.tenant.code}`, {
      brand: context.workspace?.id,
      onto: isOnto ? 'yes' : undefined,
    })
    const blob = new Blob([made as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' })
    return datasets.post<{ id: string; version: number }>(path, blob)
  }
}

/** False where neither a scheme nor the file gives weights: then everybody counts alike. */
export function useIsWeighted(): boolean {
  const { look } = useSource()
  const { result } = useWeighting()
  return (result !== undefined && 'weights' in result) || look!.columns.some(({ use }) => use === 'weight')
}

/** All of a publication but what stands in the file. */
function headOf(
  body: Body,
  draft: string,
  isWeighted: boolean,
): Pick<PublishAsked, 'head' | 'about' | 'labels'> {
  const at = (path: string) => textAt(body, path)
  const [market, wave, title] = [at('market'), at('wave'), at('title')]
  const client = at('licence/client')
  return {
    head: {
      dataset: at('dataset') || `${slug(title)}-${draft.slice(0, 8)}`,
      name: title,
      slices: [{ id: `${market}-${wave}`, market, wave, universe: Number(body['universe']) }],
      licence: {
        respondents: at('licence/respondents') as Licence['respondents'],
        protection: at('licence/protection') as Licence['protection'],
        smallestAudience: Number(body['licence/smallestAudience'] ?? 0),
        exports: body['licence/exports'] === true,
        notice: at('licence/notice'),
        from: at('licence/from') || null,
        to: at('licence/to') || null,
        ...(client && { client }),
      },
      markets: null,
    },
    about: {
      source: isWeighted ? at(`schemes/${SCHEME}/source`) : '',
      date: at(`schemes/${SCHEME}/date`) || new Date().toISOString().slice(0, 10),
    },
    labels: {
      [SCHEME]: isWeighted ? at(`schemes/${SCHEME}/label`) || words('weight.main') : words('weight.none'),
    },
  }
}

const slug = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'dataset'
