export default () => document.createElement('p')
