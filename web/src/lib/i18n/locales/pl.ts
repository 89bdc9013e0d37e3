/** What every page needs, in one chunk. */
const files = import.meta.glob<string>(
  [
    '../../../../../i18n/pl/common.ftl',
    '../../../../../i18n/pl/web/*.ftl',
    '!../../../../../i18n/pl/web/rules*.ftl',
    '!../../../../../i18n/pl/web/score*.ftl',
    '!../../../../../i18n/pl/web/*-board.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
