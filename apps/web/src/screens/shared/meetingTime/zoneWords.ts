/** What views call a zone. */
export { cityOf, cityTime } from '@guildhall/machines/domain/zoneNames';
