// Shows nothing but what an API of the portal and the back end of its author answer.
export default class extends HTMLElement {
  async connectedCallback() {
    const asked = ['/api/scorecards/brands', '/api/reach/people?year=2026'].map(async (path) => {
      const answer = await this.portal.fetch(path, { headers: { 'content-type': 'application/json' } })
      return answer.json()
    })
    const heading = document.createElement('h1')
    heading.textContent = (await Promise.all(asked)).map(({ data }) => data.join()).join(' and ')
    this.append(heading)
  }
}
