/** The same screen for both Reacts, with the package's component. */
export const startWith =
  ({ createElement, createRoot, OsBreadcrumbs }) =>
  (place, first, hear) => {
    const root = createRoot(place)
    const path = (id, state) =>
      createElement(OsBreadcrumbs, {
        key: id,
        id,
        client: 'Norvane',
        country: 'GB',
        brand: 'Tom & "Jerry" <é>',
        section: 'Audits',
        text: state.text,
        app: state.app,
        hideSection: state.hidden,
        selectable: state.selectable,
        details: state.details,
        onOsBreadcrumbSelect: state.listening ? (event) => hear(event, state.app) : undefined,
      })
    const card = (state) =>
      createElement('os-brand-card', { key: 'card' }, createElement('p', null, state.fallback))
    const show = (state) => root.render([...state.keys.map((key) => path(key, state)), card(state)])
    show(first)
    return { show, stop: () => root.unmount() }
  }
